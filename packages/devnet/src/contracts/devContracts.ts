import {
  type Abi,
  type Address,
  concatHex,
  encodeDeployData,
  getCreate2Address,
  type Hex,
  keccak256,
  padHex,
  parseUnits,
  toHex,
} from 'viem'
import { demoOwners, deployerAccount } from '../accounts.ts'
import { arachnidDeployer } from './deployers.ts'
import { readJson } from './readJson.ts'

interface Artifact {
  abi: Abi
  bytecode: Hex
}

/** One of this package's own contracts, compiled. */
export function readDevArtifact(name: string): Artifact {
  const file = new URL(`../generated/${name}.json`, import.meta.url)
  return readJson<Artifact>(file)
}

const salt = padHex(toHex('strongroom'), { size: 32 })

function plan(name: string, args: readonly unknown[]) {
  const { abi, bytecode } = readDevArtifact(name)
  const code = encodeDeployData({ abi, bytecode, args })
  return {
    deployer: arachnidDeployer,
    address: getCreate2Address({
      from: arachnidDeployer,
      salt,
      bytecodeHash: keccak256(code),
    }),
    data: concatHex([salt, code]),
  }
}

/** Play money and a badge; the addresses are the same on every chain. */
export type ChainTokens = Record<'gold' | 'usd' | 'badge', Address>

/** The addresses of the tokens, known without asking a chain. */
export function devTokens(): ChainTokens {
  const { gold, usd, badge } = planDevContracts()
  return { gold: gold.address, usd: usd.address, badge: badge.address }
}

/** Contracts for tests; the addresses are the same on every chain. */
export type TestContracts = Record<
  'module' | 'guard' | 'exchange' | 'allowances',
  Address
>

/** The addresses of the contracts for tests, known without asking a chain. */
export function testContracts(): TestContracts {
  const { module, guard, exchange, allowances } = planDevContracts()
  return {
    module: module.address,
    guard: guard.address,
    exchange: exchange.address,
    allowances: allowances.address,
  }
}

/** The transactions that install the tokens and the contracts for tests. */
export function planDevContracts() {
  const holders = Object.values(demoOwners)
  return {
    gold: plan('DevToken', [
      'Gold',
      'GOLD',
      18,
      holders,
      parseUnits('1000', 18),
    ]),
    usd: plan('DevToken', [
      'Local Dollar',
      'USD',
      6,
      holders,
      parseUnits('100000', 6),
    ]),
    badge: plan('DevBadge', []),
    module: plan('DevModule', [deployerAccount]),
    guard: plan('DevGuard', [parseUnits('5', 18)]),
    exchange: plan('DevExchange', []),
    delay: plan('DevDelay', []),
    allowances: plan('DevAllowances', []),
  }
}
