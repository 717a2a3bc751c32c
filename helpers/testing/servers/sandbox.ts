import { startCommand } from '../command.ts'

/** A document of a draft: its file, and the arguments of its fields. */
export interface DraftDocument {
  readonly name: string
  readonly file: Uint8Array
  /** One field for each: form-encoded arguments, and the emails of its signers. */
  readonly fields: readonly { readonly args: string; readonly signers: readonly string[] }[]
}

/** The part of a transaction that tests of pages use. */
export interface Started {
  readonly id: string
  readonly actions: readonly { readonly id: string; readonly actor: string; readonly url: string }[]
  readonly documents: readonly { readonly id: string }[]
}

/** A running `countersign serve`, and the API as its default workspace uses it. */
export interface Sandbox {
  readonly address: string
  /** Everything that it printed. */
  readonly text: string
  /** Sends a form to the API, and returns the JSON of the response. */
  post(path: string, form?: string | FormData): Promise<Started>
  get(path: string): Promise<Record<string, unknown>>
  /** Calls the control interface. */
  control(path: string, body: object): Promise<Response>
  /** Creates a draft with documents and signers. */
  draft(name: string, documents: readonly DraftDocument[]): Promise<Started>
  stop(): Promise<number | null>
}

/** Starts the command on any free port. */
export async function startServe(flags: readonly string[] = []): Promise<Sandbox> {
  const { child, ended, saw } = await startCommand(['serve', '--port', '0', ...flags])
  const text = await saw(/Ctrl-C/)
  const valueOf = (name: string) => new RegExp(`^export ${name}=(.+)$`, 'm').exec(text)?.[1] ?? ''
  const address = valueOf('ESIGN_BASE_URL')
  const headers = { authorization: `Bearer ${valueOf('ESIGN_API_KEY')}` }
  const read = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
    return response
  }
  const post: Sandbox['post'] = async (path, form = '') => {
    const body = typeof form === 'string' ? new URLSearchParams(form) : form
    return (
      await read(await fetch(`${address}/v1${path}`, { method: 'POST', headers, body }))
    ).json() as Promise<Started>
  }
  return {
    address,
    text,
    post,
    get: async (path) =>
      (await read(await fetch(`${address}/v1${path}`, { headers }))).json() as Promise<Record<string, unknown>>,
    control: async (path, body) =>
      read(await fetch(`${valueOf('ESIGN_CONTROL_URL')}${path}`, { method: 'POST', body: JSON.stringify(body) })),
    async draft(name, documents) {
      const { id } = await post('/transactions', `name=${encodeURIComponent(name)}`)
      for (const { name: called, file, fields } of documents) {
        const form = new FormData()
        form.append('file', new File([Buffer.from(file)], called))
        const upload = await post('/files', form)
        const document = await post(`/transactions/${id}/documents`, `document=${upload.id}`)
        for (const { args, signers } of fields) {
          const field = await post(`/transactions/${id}/documents/${document.id}/fields`, args)
          for (const signer of signers)
            await post(`/transactions/${id}/signatures`, `signer=${encodeURIComponent(signer)}&field=${field.id}`)
        }
      }
      return (await (await fetch(`${address}/v1/transactions/${id}`, { headers })).json()) as Started
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}
