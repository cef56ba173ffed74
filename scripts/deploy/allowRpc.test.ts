import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allowRpc } from './allowRpc.ts'

async function withConfig(run: (file: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-config-'))
  try {
    const file = join(folder, 'config.json')
    const config = { gatewayUrl: 'https://gateway.example', devWallet: false }
    await writeFile(file, JSON.stringify(config))
    await run(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('default: writes the endpoint into the file and the policy', () =>
  withConfig(async (file) => {
    await mkdir(join(dirname(file), '.vite'))
    await writeFile(
      join(dirname(file), '.vite/integrity.json'),
      JSON.stringify({
        page: { scripts: ['sha256-abc='], styles: [] },
        reader: { scripts: ['sha256-def='], styles: [] },
      }),
    )
    const headers = await allowRpc(file, ['https://node.example/key'])
    expect(headers).toContain("script-src 'sha256-abc=' 'strict-dynamic'")
    expect(headers).toMatch(/connect-src [^;]*https:\/\/node\.example(;| )/)
    await allowRpc(file, ['https://node.example/key'])
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      gatewayUrl: 'https://gateway.example',
      devWallet: false,
      rpcOrigins: ['https://node.example/key'],
    })
  }))

test('error: an endpoint that is no URL leaves the file unchanged', () =>
  withConfig(async (file) => {
    const before = await readFile(file, 'utf8')
    await expect(allowRpc(file, ['node'])).rejects.toThrow('rpcOrigins')
    expect(await readFile(file, 'utf8')).toBe(before)
  }))
