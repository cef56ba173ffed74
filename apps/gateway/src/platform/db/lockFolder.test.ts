import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'

const root = mkdtempSync(join(tmpdir(), 'strongroom-lock-'))
const holder = fileURLToPath(
  new URL('../../../test/support/lockHolder.ts', import.meta.url),
)
const children: ChildProcess[] = []
let folders = 0
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(root, { recursive: true }))

const newFolder = () => {
  folders += 1
  return join(root, String(folders))
}

/** Another process that holds the folder. */
const startHolder = async (folder: string, expiry = 60_000) => {
  const child = fork(holder, [folder, String(expiry)], {
    execArgv: ['--conditions=@strongroom/source'],
  })
  children.push(child)
  await once(child, 'message')
  return child
}

const newestLock = (folder: string) =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => /^lock\.\d+$/.test(name))
      .sort()
      .at(-1) ?? '',
  )

/** Rewrites the newest lock so that a process of another machine holds it. */
const moveToOtherMachine = (folder: string) => {
  const path = newestLock(folder)
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...lock, machine: 'another' }))
}

test('behavior: takes over from a killed process without waiting', async () => {
  const folder = newFolder()
  const child = await startHolder(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = await lockFolder(folder, {
    onWait: () => expect.unreachable('It waits.'),
  })
  lock.release()
  expect(readdirSync(folder).filter((name) => name !== 'written')).toEqual([
    'lock.2',
  ])
})

test('error: refuses a folder whose holder is frozen on this machine', async () => {
  const folder = newFolder()
  const child = await startHolder(folder)
  child.kill('SIGSTOP')
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by process ${child.pid} on `,
  )
})

test('error: refuses a folder whose holder on another machine has a heartbeat', async () => {
  const folder = newFolder()
  await startHolder(folder)
  moveToOtherMachine(folder)
  await expect(lockFolder(folder, { interval: 50 })).rejects.toThrow(
    'is in use',
  )
})

test('behavior: a process that lost the folder while frozen stops writing', async () => {
  const folder = newFolder()
  const child = await startHolder(folder, 400)
  const written = join(folder, 'written')
  await expect
    .poll(() => statSync(written, { throwIfNoEntry: false })?.size)
    .toBeGreaterThan(5)
  child.kill('SIGSTOP')
  moveToOtherMachine(folder)
  const waits: number[] = []
  const lock = await lockFolder(folder, {
    interval: 50,
    expiry: 400,
    onWait: (_, seconds) => waits.push(seconds),
  })
  expect(waits).toEqual([0.4])
  const before = readFileSync(written, 'utf8')
  const exited = once(child, 'exit')
  child.kill('SIGCONT')
  expect(await exited).toEqual([3, null])
  expect(readFileSync(written, 'utf8')).toBe(before)
  lock.confirm()
  lock.release()
})

test('behavior: a holder frozen for long continues if the folder is still its own', async () => {
  const folder = newFolder()
  const child = await startHolder(folder, 200)
  const path = newestLock(folder)
  child.kill('SIGSTOP')
  const { size } = statSync(join(folder, 'written'), {
    throwIfNoEntry: false,
  }) ?? { size: 0 }
  // Longer than the lock is good for: 400 times the holder's own clock.
  await expect
    .poll(() => Date.now() - statSync(path).mtimeMs)
    .toBeGreaterThan(400)
  child.kill('SIGCONT')
  await expect
    .poll(() => statSync(join(folder, 'written')).size)
    .toBeGreaterThan(size + 5)
  expect(newestLock(folder)).not.toBe(path)
})

test('behavior: one of twenty takes over a stale lock', async () => {
  const folder = newFolder()
  const child = await startHolder(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockFolder(folder)),
  )
  const won = outcomes.flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  )
  expect(won).toHaveLength(1)
  won[0]?.release()
  // A released lock is free at once.
  const lock = await lockFolder(folder)
  lock.release()
})

test('error: the holder notices that its lock was removed', async () => {
  const folder = newFolder()
  const lost = Promise.withResolvers<Error>()
  const lock = await lockFolder(folder, { interval: 20, onLost: lost.resolve })
  rmSync(newestLock(folder))
  expect((await lost.promise).message).toContain('was lost')
  expect(() => lock.confirm()).toThrow('was lost')
  lock.release()
})
