/** Which target was judged, as reports tell it. */
export interface NamedTarget {
  readonly kind: 'embedded' | 'address' | 'image'
  readonly base_url: string
  /** The name of the container image that it was started from. */
  readonly image?: string | undefined
}

/** What a target is called, in each run of it alike: an embedded service, or a container, has another port each time. */
export function targetName({ kind, base_url, image = '' }: NamedTarget): string {
  if (kind === 'embedded') return 'the embedded reference service'
  return kind === 'image' ? `the image ${image}` : base_url
}
