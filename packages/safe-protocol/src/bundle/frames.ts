import { keccakText } from '@strongroom/internal/keccak256'
import { BundleError } from './BundleError.ts'
import { maxBundleLength } from './SafeBundle.ts'

/** One code of a series, as it was scanned. */
export interface BundleFrame {
  /** Its number, from 1. */
  readonly index: number
  /** How many there are. */
  readonly count: number
  /** The same for all frames of a series: a sum of the whole. */
  readonly series: string
  readonly data: string
}

/** Most characters of the bundle in one code, for cameras of ordinary phones. */
const frameSize = 320

/** A series of more codes is not shown by anyone. */
const mostFrames = 999

const sum = (text: string) => keccakText(text).slice(0, 8)

const joined = ({ index, count, series, data }: BundleFrame) =>
  `${index}/${count}:${series}:${data}`

/**
 * Cuts a packed bundle into texts for QR codes. Each says its number, how many there
 * are, a sum of the whole and a sum of itself.
 *
 * @throws BundleError `tooLarge` for more than 999 codes
 * @example
 * ```ts
 * import { packBundle, type SafeBundle, splitIntoFrames } from '@strongroom/safe-protocol/bundle'
 *
 * export const codesOf = async (bundle: SafeBundle) =>
 *   splitIntoFrames(await packBundle(bundle))
 * ```
 */
export function splitIntoFrames(packed: string): string[] {
  const count = Math.max(1, Math.ceil(packed.length / frameSize))
  if (count > mostFrames)
    throw new BundleError(
      'tooLarge',
      `There are more than ${mostFrames} codes.`,
    )
  const series = sum(packed)
  return Array.from({ length: count }, (_, at) => {
    const data = packed.slice(at * frameSize, (at + 1) * frameSize)
    const text = joined({ index: at + 1, count, series, data })
    return `SRF1:${sum(text)}:${text}`
  })
}

/**
 * Reads one scanned code. Use `joinFrames` when all are there.
 *
 * @returns undefined for a text that is no frame, or a damaged one
 * @example
 * ```ts
 * import { readFrame } from '@strongroom/safe-protocol/bundle'
 *
 * export const numberOf = (scanned: string) => readFrame(scanned)?.index
 * ```
 */
export function readFrame(text: string): BundleFrame | undefined {
  if (text.length > 2 * frameSize) return undefined
  const [, check, index, count, series, data] =
    /^SRF1:([\da-f]{8}):(\d{1,3})\/(\d{1,3}):([\da-f]{8}):([\w.-]+)$/.exec(
      text.trim(),
    ) ?? []
  if (!check || !series || !data) return undefined
  const frame = { index: Number(index), count: Number(count), series, data }
  return check === sum(joined(frame)) &&
    frame.index >= 1 &&
    frame.index <= frame.count
    ? frame
    : undefined
}

/**
 * Puts the frames of a series together, in any order and however often each came.
 *
 * @throws BundleError `missingFrames` with the numbers in `missing`; `mixedFrames` for
 * frames of several series; `unreadable` when the whole has another sum
 * @example
 * ```ts
 * import { joinFrames, readBundle, readFrame } from '@strongroom/safe-protocol/bundle'
 *
 * export const readCodes = (scanned: readonly string[]) =>
 *   readBundle(joinFrames(scanned.flatMap((text) => readFrame(text) ?? [])))
 * ```
 */
export function joinFrames(frames: readonly BundleFrame[]): string {
  const [first] = frames
  const { count = 1, series } = first ?? {}
  if (frames.some((one) => one.series !== series || one.count !== count))
    throw new BundleError('mixedFrames', 'The codes are of different series.')
  const byIndex = new Map(frames.map((frame) => [frame.index, frame.data]))
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const missing = numbers.filter((number) => !byIndex.has(number))
  if (missing.length > 0)
    throw new BundleError(
      'missingFrames',
      `Missing codes of ${count}: ${missing.join(', ')}.`,
      { missing },
    )
  const packed = numbers.map((number) => byIndex.get(number)).join('')
  if (packed.length > maxBundleLength || sum(packed) !== series)
    throw new BundleError('unreadable', 'The codes do not fit together.')
  return packed
}
