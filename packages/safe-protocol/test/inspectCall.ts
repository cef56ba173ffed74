import type { Hex } from 'viem'
import { decodeCall } from '../src/decode/decodeCall.ts'
import { getSafeDeployment } from '../src/deployments/getSafeDeployment.ts'
import type { MultiSendCallInput } from '../src/multisend/MultiSendCall.ts'
import { findRisks } from '../src/risks/findRisks.ts'
import { decideSigning, type Finding } from '../src/risks/policy.ts'
import type { RiskContext } from '../src/risks/Risk.ts'

export const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
export const other = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
export const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const c = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const zero = '0x0000000000000000000000000000000000000000'
export const sentinel = '0x0000000000000000000000000000000000000001'

export function contracts(version: '1.3.0' | '1.4.1' | '1.5.0') {
  const found = getSafeDeployment({ version })
  if (!found) throw new Error(version)
  return found
}

export function inspect(
  call: MultiSendCallInput,
  context: Partial<RiskContext> = {},
) {
  return findRisks(decodeCall(call, { safe }), { safe, ...context })
}

export const toSafe = (data: Hex, context?: Partial<RiskContext>) =>
  inspect({ to: safe, data }, context)

const hash = `0x${'11'.repeat(32)}` as const

/** Kind, decision and place of each finding, in the order in which it was found. */
export const kinds = (findings: readonly Finding[]) =>
  findings.map((finding) => {
    const { decision } = decideSigning([finding], { hash })
    const path = 'path' in finding ? finding.path : []
    return [finding.kind, decision, ...path].join(' ')
  })
