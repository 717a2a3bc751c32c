/** The host of an address as it is compared: in small letters, without the dot of the root. */
export const hostOf = (url: string): string => new URL(url).hostname.toLowerCase().replace(/\.$/, '')

/** Whether a host, as a URL has it, is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
