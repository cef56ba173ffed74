import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Text that tells one life of a process id from another: ids are reused, above
 * all in containers. Undefined when no such process runs.
 */
export function processStart(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat !== undefined) {
    // The command name may hold spaces and brackets: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
    return `${boot}:${fields[19] ?? ''}`
  }
  if (process.platform === 'linux') return undefined
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}
