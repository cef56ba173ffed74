import { abortable } from './abortable.ts'

/**
 * Waits so many milliseconds.
 *
 * @throws the signal's reason when it fires
 */
export function pause(
  milliseconds: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return abortable(time, signal).finally(() => clearTimeout(timer))
}
