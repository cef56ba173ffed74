/** Browser features as people read them: `clipboard-read` is `clipboard read`. */
export function featureNames(features: readonly string[]): string {
  return features.map((feature) => feature.replaceAll('-', ' ')).join(', ')
}
