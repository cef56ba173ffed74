import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of a compiled contract that is kept in the repository. */
export interface CompiledContract {
  contractName: string
  compiler: string
  abi: readonly unknown[]
  bytecode: `0x${string}`
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<
    string,
    Record<
      string,
      { abi: unknown[]; evm: { bytecode: { object: string } } } | undefined
    >
  >
}

const require = createRequire(import.meta.url)

interface Solc {
  compile(input: string): string
  version(): string
}

/**
 * Compiles every `.sol` file beside this one; the contract of interest has the
 * name of its file. The same sources give the same bytes: the metadata hash is
 * left out, so a comment does not change the code.
 *
 * @throws {Error} with the compiler's own words when a source does not compile.
 */
export function compileContracts(): CompiledContract[] {
  const solc = require('solc') as Solc
  const names = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.sol'))
    .sort()
  const sources = Object.fromEntries(
    names.map((name) => [
      name,
      { content: readFileSync(new URL(name, import.meta.url), 'utf8') },
    ]),
  )
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources,
        settings: {
          evmVersion: 'paris',
          optimizer: { enabled: true, runs: 200 },
          metadata: { appendCBOR: false, bytecodeHash: 'none' },
          outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
        },
      }),
    ),
  ) as SolcOutput
  const errors = output.errors?.filter(({ severity }) => severity === 'error')
  if (errors !== undefined && errors.length > 0)
    throw new Error(errors.map((e) => e.formattedMessage).join('\n'))
  return names.map((file) => {
    const contractName = file.slice(0, -'.sol'.length)
    const contract = output.contracts[file]?.[contractName]
    if (contract === undefined)
      throw new Error(`${file} does not define a contract ${contractName}.`)
    return {
      contractName,
      compiler: solc.version(),
      abi: contract.abi,
      bytecode: `0x${contract.evm.bytecode.object}`,
    }
  })
}
