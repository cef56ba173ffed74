import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { newFolder, spawnGateway, writeChains } from './support/spawnGateway.ts'

/** Runs a program as the first process of its own namespace of process ids. */
const contain = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const [unshare = '', ...flags] = contain
const supported =
  spawnSync(unshare, [...flags, 'true']).status === 0 ? [contain] : []

test.each(supported)(
  'error: a second container on the folder is refused (%s)',
  async (...wrapper) => {
    const folder = newFolder()
    const start = () =>
      spawnGateway(
        { GATEWAY_DATA_DIR: folder, GATEWAY_CHAINS: writeChains() },
        { wrapper },
      )
    const first = start()
    const port = await first.listening
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The data folder ${folder} is in use by process 1 on ${hostname()} since `,
        ),
      ),
    ])
    // Killed, it leaves a lock that the next container takes over at once.
    first.process.kill('SIGKILL')
    await first.ended
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/health/live`).catch(() => 'gone'),
      )
      .toBe('gone')
    const third = start()
    await third.listening
    expect(third.lines.map(({ msg }) => msg)).not.toContain(
      'waiting for a heartbeat of the lock',
    )
    third.process.kill('SIGKILL')
    await third.ended
    rmSync(folder, { recursive: true })
  },
  120_000,
)
