import { expect, test } from 'vitest'
import { watchProcess } from './watchProcess.ts'

test('default', () => {
  const families = watchProcess()()
  const read = (name: string) =>
    families.find((family) => family.name === name)?.samples[0]?.value ?? 0
  expect(read('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(read('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(read('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  const started = read('process_start_time_seconds')
  expect(
    Math.abs(started + process.uptime() - Date.now() / 1_000),
  ).toBeLessThan(5)
})
