import { type AbiFunction, type AbiParameter, parseAbi } from 'viem'
import { isAbiFunction } from '../../storage/abiStore.ts'
import { isRecord } from '../../storage/guards.ts'

/** Longest ABI that is read, in characters; ABIs of large contracts have 100,000. */
export const mostAbiCharacters = 200_000
/** Deepest tuples and arrays within each other. */
const deepest = 8

/** Why a text is no ABI. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
  readonly problem: 'tooLong' | 'notAbi' | 'noFunctions'

  constructor(problem: AbiError['problem']) {
    super(problem)
    this.problem = problem
  }
}

const elementary =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/

/** The parameter with known fields alone; undefined for a type that is none. */
function cleanParameter(
  { name = '', type, ...rest }: AbiParameter,
  depth = 0,
): AbiParameter | undefined {
  const [, base = '', arrays = ''] =
    /^([a-z]+\d*)((?:\[\d{0,4}\])*)$/.exec(type) ?? []
  if (depth + arrays.split('[').length > deepest) return undefined
  const shown = { name: name.replace(/[^\w$]/g, '').slice(0, 64), type }
  if (elementary.test(base)) return shown
  if (base !== 'tuple' || !('components' in rest)) return undefined
  const components = rest.components.map((one) =>
    cleanParameter(one, depth + 1),
  )
  return components.every((one) => one !== undefined)
    ? { ...shown, components }
    : undefined
}

function cleanFunction(entry: AbiFunction): AbiFunction[] {
  const { name, stateMutability } = entry
  const inputs = entry.inputs.map((one) => cleanParameter(one))
  const isRead = stateMutability === 'view' || stateMutability === 'pure'
  if (isRead || !/^[A-Za-z_$][\w$]{0,127}$/.test(name)) return []
  if (!inputs.every((one) => one !== undefined)) return []
  return [
    {
      ...{ type: 'function', name, inputs, outputs: [] },
      stateMutability: stateMutability === 'payable' ? 'payable' : 'nonpayable',
    },
  ]
}

/** Functions of a JSON ABI that a transaction can call; others are left out. */
export const readFunctions = (abi: unknown): readonly AbiFunction[] => {
  const list = isRecord(abi) ? abi['abi'] : abi
  return Array.isArray(list)
    ? list.filter(isAbiFunction).flatMap(cleanFunction)
    : []
}

/**
 * Reads an ABI as JSON, the artifact of a compiler, or lines such as
 * `transfer(address to, uint256 amount)`. Functions that only read are left out.
 *
 * @throws AbiError
 */
export function readAbi(text: string): readonly AbiFunction[] {
  if (text.length > mostAbiCharacters) throw new AbiError('tooLong')
  const functions = readFunctions(parse(text.trim()))
  if (functions.length === 0) throw new AbiError('noFunctions')
  return functions
}

function parse(text: string): unknown {
  try {
    if (/^[[{]/.test(text)) return JSON.parse(text)
    const lines = text
      .split(/[\n;]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) =>
        /^(?:function|struct|event|error|constructor|fallback|receive)\b/.test(
          line,
        )
          ? line
          : `function ${line}`,
      )
    return parseAbi(lines)
  } catch {
    throw new AbiError('notAbi')
  }
}
