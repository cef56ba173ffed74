import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { migrationsFolder } from '../../platform/db/migrations.ts'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'
import { version } from '../../platform/version.ts'

/** A backup cannot be made, read or restored. */
export class BackupError extends GatewayStartError {
  override readonly name = 'BackupError'
}

/** First line of an archive, as JSON; the compressed store follows. */
interface Header {
  format: 'strongroom-gateway-backup'
  /** Version of this format. */
  version: 1
  /** ISO 8601. */
  created: string
  /** Version of the gateway that made it. */
  gateway: string
  /** How many migrations the store has seen. */
  migrations: number
  /** Length of the data that follows this header. */
  bytes: number
  sha256: string
}

const formatName = 'strongroom-gateway-backup'
const formatVersion = 1
const longestHeader = 4_096
const newline = 0x0a

const countMigrations = (): number => {
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  return (journal as { entries: unknown[] }).entries.length
}

const digest = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex')

/** Packs a store for a file: a header line with a checksum, then gzip. */
export async function packArchive(image: Blob): Promise<Buffer> {
  const body = await promisify(gzip)(Buffer.from(await image.arrayBuffer()))
  const header: Header = {
    format: formatName,
    version: formatVersion,
    created: new Date().toISOString(),
    gateway: version,
    migrations: countMigrations(),
    bytes: body.length,
    sha256: digest(body),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
}

const parseHeader = (text: string): Partial<Header> | undefined => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Checks an archive and returns the time when it was made.
 *
 * @throws BackupError when it is not an archive, damaged, cut short or too new.
 */
export function checkArchive(
  archive: Buffer,
  where: string,
): { header: Header; body: Buffer } {
  const end = archive.subarray(0, longestHeader).indexOf(newline)
  const header = parseHeader(archive.toString('utf8', 0, Math.max(0, end)))
  if (header?.format !== formatName) {
    throw new BackupError(`${where} is not a backup of a gateway.`)
  }
  const migrations = Number(header.migrations)
  if (header.version !== formatVersion || migrations > countMigrations()) {
    throw new BackupError(
      `${where} was made by a newer gateway (${header.gateway}). Restore it with that version.`,
    )
  }
  const body = archive.subarray(end + 1)
  if (body.length !== header.bytes || digest(body) !== header.sha256) {
    throw new BackupError(
      `${where} is damaged: its checksum does not match. Use another backup.`,
    )
  }
  return { header: header as Header, body }
}

/** The store of an archive that was checked. */
export const unpackArchive = async (body: Buffer): Promise<Blob> =>
  new Blob([new Uint8Array(await promisify(gunzip)(body))])
