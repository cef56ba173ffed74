import { withheldFeatures } from '@strongroom/site/headers'

/** Splits browser features into those the wallet can give and the others. */
export function splitFeatures(features: readonly string[]): {
  available: readonly string[]
  /** The wallet's own headers withhold them from every app. */
  unavailable: readonly string[]
} {
  const isWithheld = (feature: string) =>
    withheldFeatures.some((withheld) => withheld === feature)
  return {
    available: features.filter((feature) => !isWithheld(feature)),
    unavailable: features.filter(isWithheld),
  }
}
