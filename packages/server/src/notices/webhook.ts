import { createHmac } from "node:crypto";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isPrivateNumber, publicLookup, Unreachable } from "./network.ts";

const TIMEOUT = 10_000;

interface Post {
  readonly url: string;
  readonly secret: string;
  readonly id: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** What a receiver works out again: over the time as well, so that an old notice cannot be sent once more. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;

/** Post something to an address of somebody's own. Nowhere else: it follows nobody to another one, and reads no answer. */
export function postWebhook({ url, secret, id, body, at }: Post, mayGoInside: boolean): Promise<void> {
  const target = new URL(url);
  if (!mayGoInside && isPrivateNumber(target))
    return Promise.reject(new Unreachable("it leads to a network of this server"));
  const send = target.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(target, {
      method: "POST",
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Sandtable",
        "sandtable-delivery": id,
        "sandtable-signature": signatureOf(secret, at, body),
      },
      ...(!mayGoInside && { lookup: publicLookup as never }),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`it answered ${statusCode}`));
    });
    request.end(body);
  });
}
