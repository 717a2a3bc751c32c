/** The host of an address for comparisons: in lower case, without a trailing dot. */
export const hostOf = (url: string): string => new URL(url).hostname.toLowerCase().replace(/\.$/, '')

/** Whether a host in URL form is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
