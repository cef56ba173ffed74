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
  let hasBegun = false
  // A wallet may still answer what was given up: nothing is reported any more.
  let isOver = false
  let last: Progress = { step: 'done' }
  try {
    return await work((progress) => {
      if (isOver) return
      hasBegun = true
      onProgress?.(progress)
    })
  } catch (error) {
    last = { step: 'failed', error }
    throw error
  } finally {
    isOver = true
    if (hasBegun) onProgress?.(last)
  }
}
