import { sameAddress } from '../bytes/address.ts'
import { BundleError } from './BundleError.ts'
import { type SafeBundle, sortSignatures } from './SafeBundle.ts'

/**
 * One bundle with the signatures of all. Where a signer signed twice, the first counts.
 *
 * @throws BundleError `otherContent` when they are not of the same transaction or
 * message of the same safe
 * @example
 * ```ts
 * import { mergeBundles, readBundle } from '@strongroom/safe-protocol/bundle'
 *
 * export const collect = async (first: string, ...files: string[]) =>
 *   mergeBundles(
 *     await readBundle(first),
 *     ...(await Promise.all(files.map((file) => readBundle(file)))),
 *   )
 * ```
 */
export function mergeBundles(
  first: SafeBundle,
  ...others: readonly SafeBundle[]
): SafeBundle {
  for (const other of others)
    if (
      other.hash !== first.hash ||
      other.chainId !== first.chainId ||
      !sameAddress(other.safe, first.safe)
    )
      throw new BundleError(
        'otherContent',
        'The bundles are of different transactions or messages.',
        { detail: other.hash },
      )
  const all = [first, ...others].flatMap(({ signatures }) => signatures)
  return { ...first, signatures: sortSignatures(all) }
}
