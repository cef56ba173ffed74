import { badRequest } from './HttpError.ts'

const maxDepth = 32

const tooLarge = () => badRequest(413, 'Request body is too large')

const readText = async (
  request: Request,
  maxBytes: number,
): Promise<string> => {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) throw tooLarge()
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Buffer.concat(chunks),
    )
  } catch {
    throw badRequest(400, 'Request body is not valid JSON')
  }
}

const refuseDangerous = (root: unknown): void => {
  const open: [value: unknown, depth: number][] = [[root, 0]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) {
      throw badRequest(400, 'Request body is nested too deeply')
    }
    if (Object.hasOwn(value, '__proto__')) {
      throw badRequest(400, 'Request body has a forbidden key')
    }
    for (const inner of Object.values(value)) open.push([inner, depth + 1])
  }
}

/** The JSON body; an empty one counts as `{}`. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<unknown> {
  const text = await readText(request, maxBytes)
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(400, 'Request body is not valid JSON')
  }
  refuseDangerous(value)
  return value
}
