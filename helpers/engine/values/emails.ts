/** Whether two values are the same email address: addresses compare without regard to case. */
export function sameEmail(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

/** Whether an email address is among values from a response. */
export function hasEmail(values: readonly unknown[], email: string): boolean {
  return values.some((value) => sameEmail(value, email))
}
