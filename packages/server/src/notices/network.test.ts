import { describe, expect, it } from "vitest";
import { isPrivateNumber, isPublic } from "./network.ts";

describe("an address", () => {
  it.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111"])("%s is the world's", (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "localhost",
  ])("%s is not", (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]:80/",
    "http://[::ffff:7f00:1]/",
  ])("%s is a number that leads inside, however it is written", (url) => {
    expect(isPrivateNumber(new URL(url))).toBe(true);
  });
});
