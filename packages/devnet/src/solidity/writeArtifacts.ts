import { mkdirSync, writeFileSync } from 'node:fs'
import { compileContracts } from './compileContracts.ts'

// Run with `pnpm compile` after changing a .sol file, and commit the result.
const folder = new URL('../generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const contract of compileContracts()) {
  const file = new URL(`${contract.contractName}.json`, folder)
  writeFileSync(file, `${JSON.stringify(contract, undefined, 2)}\n`)
  console.log(`${contract.contractName}: ${contract.bytecode.length / 2 - 1} B`)
}
