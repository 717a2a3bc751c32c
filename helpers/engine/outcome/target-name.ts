/** The judged target as reports name it. */
export interface NamedTarget {
  readonly kind: 'embedded' | 'address' | 'image'
  readonly base_url: string
  /** The name of the container image from which it was started. */
  readonly image?: string | undefined
}

/** A name that is the same in every run: the port of an embedded service or a container changes each time. */
export function targetName({ kind, base_url, image = '' }: NamedTarget): string {
  if (kind === 'embedded') return 'the embedded reference service'
  return kind === 'image' ? `the image ${image}` : base_url
}
