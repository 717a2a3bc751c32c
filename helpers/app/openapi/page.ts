/** The path at which `countersign serve` offers the description. */
export const OPENAPI_PATH = '/openapi.json'

/** The description as a response. Its server is the one that sends it. */
export async function openApiPage(): Promise<Response> {
  // Imported late, because a service that nobody asks for it starts faster without the tables.
  const { openApiDocument } = await import('./document.ts')
  return Response.json(openApiDocument([{ url: '/', description: 'The reference service.' }]))
}
