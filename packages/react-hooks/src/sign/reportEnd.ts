import type { Progress, ProgressOptions } from './Progress.ts'

/**
 * Runs an action and reports its end as the last step of its progress. A call
 * that never began, such as a second click, reports nothing: the first one's
 * progress stays.
 */
export async function reportEnd<T>(
  onProgress: ProgressOptions['onProgress'],
  work: (report: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  let state: 'waiting' | 'running' | 'over' = 'waiting'
  let result: T
  try {
    result = await work((progress) => {
      // A wallet may still answer what was given up.
      if (state === 'over') return
      state = 'running'
      onProgress?.(progress)
    })
  } catch (error) {
    const hasBegun = state !== 'waiting'
    state = 'over'
    if (hasBegun) onProgress?.({ step: 'failed', error })
    throw error
  }
  state = 'over'
  onProgress?.({ step: 'done' })
  return result
}
