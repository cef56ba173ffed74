import type { KeptRelease, Pin } from './judgeHost.ts'

const prefix = 'strongroom-'
const pinCache = `${prefix}pin`
/** A pin that is damaged would be lost without the copy. */
const pinPaths = ['/pin.json', '/pin-copy.json']

/** The files of a release by path, each with the bytes that were verified. */
export type ReleaseFiles = ReadonlyMap<string, Response>

/** The pin; `damaged` if neither it nor its copy can be read, undefined without one. */
export async function readPin(): Promise<Pin | 'damaged' | undefined> {
  let found: 'damaged' | undefined
  for (const path of pinPaths) {
    const stored = await caches.match(path, { cacheName: pinCache })
    if (stored === undefined) continue
    try {
      // Only the accepted pages of this origin write it.
      const pin = (await stored.json()) as Pin
      if (pin.accepted.id) return pin
    } catch {
      // The copy is next.
    }
    found = 'damaged'
  }
  return found
}

/** Writes the pin, and a copy of it. */
export async function writePin(pin: Pin): Promise<void> {
  const cache = await caches.open(pinCache)
  for (const path of pinPaths) await cache.put(path, Response.json(pin))
}

/** Whether the browser has every file of a release; the list is written last. */
export const hasRelease = async (id: string): Promise<boolean> =>
  (await caches.match('/release.json', { cacheName: id })) !== undefined

/** Text of the list of a kept release, as it was verified. */
export async function readList(id: string): Promise<string | undefined> {
  const stored = await caches.match('/release.json', { cacheName: id })
  return stored?.text()
}

/**
 * Writes all files of a release. When the storage is full or the page closes, what was
 * written goes, or is written again, and the accepted release stays.
 *
 * @param id name that the list of files and the settings have together
 * @throws DOMException `QuotaExceededError` when the storage is full
 */
export async function writeRelease(
  id: string,
  files: ReleaseFiles,
  list: string,
): Promise<void> {
  const cache = await caches.open(id)
  try {
    for (const [path, response] of files) await cache.put(path, response)
    await cache.put('/release.json', new Response(list))
  } catch (error) {
    await caches.delete(id)
    throw error
  }
}

/** Why another release did not become the accepted one. */
export class ReleaseChangeError extends Error {
  override readonly name = 'ReleaseChangeError'

  constructor(reason: 'notStored' | 'noWorker') {
    super(reason)
  }
}

/** Makes a kept release the accepted one, and keeps the one before it. */
export async function pinRelease(release: KeptRelease): Promise<Pin> {
  const found = await readPin()
  const pin = found === 'damaged' ? undefined : found
  if (pin?.accepted.id === release.id) return pin
  if (!(await hasRelease(release.id))) throw new ReleaseChangeError('notStored')
  const next: Pin = {
    accepted: { ...release, since: Date.now() },
    previous: pin?.accepted ?? null,
  }
  await writePin(next)
  return next
}

/** Deletes every release but those of the pin and the one that the host offers. */
export async function deleteOthers(
  { accepted, previous }: Pin,
  offered?: string,
): Promise<void> {
  const kept = [pinCache, accepted.id, previous?.id, offered]
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !kept.includes(name))
      await caches.delete(name)
}

/** The name of a whole release with this list of files, whatever its settings. */
export async function findRelease(sha256: string): Promise<string | undefined> {
  for (const name of await caches.keys())
    if (name.startsWith(nameOf(sha256)) && (await hasRelease(name))) return name
  return undefined
}

const nameOf = (sha256: string) => `${prefix}${sha256.slice(0, 32)}-`

/** The name under which a release with these settings is kept. */
export async function nameRelease(
  sha256: string,
  choices: Readonly<Record<string, string>>,
): Promise<string> {
  const entries = Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${nameOf(sha256)}${(await hashText(JSON.stringify(entries))).slice(0, 16)}`
}

/** SHA-256 of a text, in hex. */
export async function hashText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
