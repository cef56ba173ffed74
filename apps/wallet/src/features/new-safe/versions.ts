import {
  getRecommendedVersion,
  getSafeDeployment,
  type SafeVersion,
  safeVersions,
} from '@strongroom/safe-protocol'

/**
 * Versions of Safe that are registered on each of the networks, the newest first. A
 * safe has the same address only where it has the same version.
 */
export const versionsOn = (chainIds: readonly string[]): SafeVersion[] =>
  safeVersions
    .filter((version) =>
      chainIds.every((id) =>
        getSafeDeployment({ version, chainId: Number(id) }),
      ),
    )
    .reverse()

/**
 * The chosen version where all networks have it, else the newest that all recommend or
 * have.
 */
export function versionFor(
  chainIds: readonly string[],
  chosen: SafeVersion | undefined,
): SafeVersion | undefined {
  const versions = versionsOn(chainIds)
  if (chosen !== undefined && versions.includes(chosen)) return chosen
  const recommended = chainIds.map((id) => getRecommendedVersion(Number(id)))
  return (
    versions.find((version) => recommended.includes(version)) ?? versions[0]
  )
}
