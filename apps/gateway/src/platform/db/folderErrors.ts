import { statfsSync } from 'node:fs'
import { GatewayStartError } from '../errors/startErrors.ts'

/** The data folder cannot be made, read or written. */
export class DataFolderError extends GatewayStartError {
  override readonly name = 'DataFolderError'
}

/** Emscripten's number for ENOSPC. */
const noSpace = 51
/** Less than PostgreSQL needs to start: it reports a full disk in many ways. */
const leastSpace = 1_000_000

const isFull = (folder: string, error: unknown): boolean => {
  let current: unknown = error
  for (let depth = 0; depth < 5 && current; depth += 1) {
    const { errno, code, cause } = Object(current)
    if (errno === noSpace || /^(ENOSPC|EDQUOT|53100)$/.test(String(code))) {
      return true
    }
    current = cause
  }
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastSpace
  } catch {
    return false
  }
}

const accessCodes = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|ENAMETOOLONG)$/

/** Turns an error of the file system about a data folder into one line. */
export function explainFolderError(folder: string, error: unknown): unknown {
  if (error instanceof GatewayStartError) return error
  if (isFull(folder, error)) {
    return new DataFolderError(
      `The disk of the data folder ${folder} is full. Free some space and start again; what the folder holds is kept.`,
      { cause: error },
    )
  }
  const { code } = Object(error)
  if (!accessCodes.test(String(code))) return error
  return new DataFolderError(
    `The data folder ${folder} cannot be used (${code}). Set GATEWAY_DATA_DIR to a folder that this process may write to.`,
    { cause: error },
  )
}

/** The error of a store that does not open although its files are there. */
export const damagedFolder = (
  folder: string,
  reason: string,
  cause?: unknown,
): DataFolderError =>
  new DataFolderError(
    `The store in ${folder} is damaged (${reason}). Keep the folder, set GATEWAY_DATA_DIR to an empty one, and restore a backup there with the command 'restore'.`,
    { cause },
  )
