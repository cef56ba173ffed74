import { writeSync } from 'node:fs'

/**
 * Writes the log to standard output, line by line. When the reader is gone the
 * line is dropped; pino's own output would then wait forever when the process
 * ends.
 */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // stdout is closed (EPIPE): drop the line.
    }
  },
}
