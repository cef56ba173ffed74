import { features } from '../protocol/features.ts'
import { wireVersion } from '../protocol/wireVersion.ts'

/** Makes a message for the app; released apps ignore those without version. */
export function createEnvelope(
  id: string,
  content: { data: unknown } | { error: string; code?: number; data?: unknown },
  /** Extensions to name besides. */
  served: readonly string[] = [],
): object {
  const success = !('error' in content)
  return {
    id,
    success,
    version: wireVersion,
    features: [...features, ...served],
    ...content,
  }
}
