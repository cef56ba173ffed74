import { writeSync } from 'node:fs'

/**
 * Where the log goes: standard output, line by line. When its reader is gone a
 * line is lost and nothing else happens; pino's own output would then wait for
 * ever when the process ends.
 */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // Nobody reads.
    }
  },
}
