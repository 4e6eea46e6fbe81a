export const TOURNAMENTS = "/tournaments";
export const PROGRAMS = "/programs";

export const ratingsPath = (game?: string): string => (game === undefined ? "/ratings" : `/ratings/${game}`);

export const tournamentPath = (id: string): string => `/tournament/${id}`;
