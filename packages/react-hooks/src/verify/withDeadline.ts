import { abortable } from '@strongroom/internal/abortable'

/** Settles like `promise`, or rejects when the time or the signal ends first. */
export function withDeadline<T>(
  promise: Promise<T>,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The request took too long to respond.')),
      timeout,
    )
  })
  return abortable(Promise.race([promise, late]), signal).finally(() =>
    clearTimeout(timer),
  )
}
