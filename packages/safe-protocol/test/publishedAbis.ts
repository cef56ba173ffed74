import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AbiEvent, AbiFunction } from 'viem'

const require = createRequire(import.meta.url)
const root = new URL(
  './assets/',
  `file://${require.resolve('@safe-global/safe-deployments')}`,
)

/** The ABIs of every contract in safe-deployments, by file. */
export function publishedAbis(): {
  file: string
  abi: (AbiEvent | AbiFunction)[]
}[] {
  return readdirSync(root).flatMap((version) =>
    readdirSync(new URL(`${version}/`, root)).map((name) => {
      const file = `${version}/${name.replace('.json', '')}`
      const text = readFileSync(new URL(`${version}/${name}`, root), 'utf8')
      return { file, abi: JSON.parse(text).abi }
    }),
  )
}
