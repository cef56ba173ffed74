/** Metadata that a token gives itself. */
export interface Metadata {
  name: string | null
  description: string | null
  imageUri: string | null
  metadata: Record<string, unknown> | null
}

const longest = { name: 256, description: 4_096, image: 65_536 }

export const noMetadata: Metadata = {
  name: null,
  description: null,
  imageUri: null,
  metadata: null,
}

const unescapeUri = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Many write a bare percent sign.
    return text
  }
}

const decodeBody = (uri: string): string | undefined => {
  const match = /^data:application\/json((?:;[^;,]*)*),/i.exec(uri)
  if (match === null) return undefined
  const body = uri.slice(match[0].length)
  return /;base64$/i.test(match[1] ?? '')
    ? Buffer.from(unescapeUri(body), 'base64').toString('utf8')
    : unescapeUri(body)
}

const isShallow = (root: unknown, most: number): boolean => {
  const open: [unknown, number][] = [[root, 0]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry
    if (typeof value !== 'object' || value === null) continue
    if (depth >= most || Object.hasOwn(value, '__proto__')) return false
    for (const inner of Object.values(value)) open.push([inner, depth + 1])
  }
  return true
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  isShallow(value, 16)

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= most
    ? value
    : null

const imageForm = /^(?:https?:\/\/|ipfs:\/\/|ar:\/\/|data:image\/)/i

/**
 * Reads metadata that is in the token's URI itself. Clients fetch the other
 * kinds: a token must not make this server send requests.
 */
export function parseMetadata(uri: string): Metadata {
  const body = decodeBody(uri)
  if (body === undefined) return noMetadata
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return noMetadata
  }
  if (!isPlain(value)) return noMetadata
  const image = textOf(value['image'] ?? value['image_url'], longest.image)
  return {
    name: textOf(value['name'], longest.name),
    description: textOf(value['description'], longest.description),
    imageUri: image !== null && imageForm.test(image) ? image : null,
    metadata: value,
  }
}
