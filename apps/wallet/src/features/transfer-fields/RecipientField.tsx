import {
  AddressInput,
  type ResolveName,
  readAddressInput,
} from '@strongroom/ui-kit'
import { useMemo, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useBook } from '../address-book/useKnownAddresses.ts'
import { ScanField } from '../scan/ScanField.tsx'
import type { FoundName, NameError } from './lookUpName.ts'
import { useSendTexts } from './texts.ts'

const ens = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Registries of names by chain id, as ENS publishes them; a deployment adds others. */
const registries: Readonly<Record<string, Address | undefined>> = {
  1: ens,
  5: ens,
  11155111: ens,
}

/** How the last lookup of a name ended. */
interface LookupEnd {
  name: string
  /** `listed`: by the registry that the deployment's configuration names. */
  agreement?: FoundName['agreement'] | 'listed'
  problem?: NameError['problem']
}

/**
 * Looks names up on a chain, at both of the owner's nodes where there are two. Chains
 * without a registry of names have no `resolveName`. The code loads with the first name.
 */
function useResolveName(chainId: string) {
  const { config, secondRpcFor } = useServices()
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const known = registries[chainId]
  const registry = known ?? config.chains[chainId]?.ensRegistry
  const [end, setEnd] = useState<LookupEnd>()
  const resolveName = useMemo((): ResolveName | undefined => {
    if (registry === undefined || rpc === undefined) return undefined
    return async (name, { signal }) => {
      const { lookUpName, NameError } = await import('./lookUpName.ts')
      signal.throwIfAborted()
      setEnd(undefined)
      try {
        const source = { registry, rpc, second, signal }
        const found = await lookUpName(name, source)
        if (found === null) return null
        setEnd({ name, agreement: known ? found.agreement : 'listed' })
        return found.address
      } catch (error) {
        if (error instanceof NameError) setEnd({ name, problem: error.problem })
        throw error
      }
    }
  }, [registry, known, rpc, second])
  return { resolveName, end }
}

/**
 * Who receives a transfer: an address, a name of the address book, or one of the chain's
 * registry of names.
 *
 * @param token contract of what is sent; it is no recipient
 */
export function useRecipientChoice(
  text: string,
  setText: (text: string) => void,
  token?: Address | undefined,
) {
  const safe = useOpenSafe()
  const book = useBook(safe.chainId)
  const anchors = [...book, ...safe.owners.map((address) => ({ address }))]
  const { shortName } = safe.chain
  const names = useResolveName(safe.chainId)
  const [found, setFound] = useState<{ text: string; address: Address }>()
  const typed = readAddressInput(text, { shortName, anchors }).address
  const address = typed ?? (found?.text === text ? found.address : null)
  const fault = faultOf()
  function faultOf(): 'toSelf' | 'toZero' | 'toToken' | undefined {
    if (address === safe.address) return 'toSelf'
    if (address === zeroAddress) return 'toZero'
    return address !== null && address === token ? 'toToken' : undefined
  }
  return {
    ...{ text, setText, book, anchors, shortName, fault, names, setFound },
    /** Null while there is none that can receive. */
    address: fault ? null : address,
  }
}

/** Asks for the recipient, and refuses accounts where the assets would be lost. */
export function RecipientField({
  choice,
  submitted,
}: {
  choice: ReturnType<typeof useRecipientChoice>
  submitted: boolean
}) {
  const { text, setText, setFound, book, anchors, shortName, fault } = choice
  const t = useSendTexts()
  const { chain } = useOpenSafe()
  const { resolveName, end } = choice.names
  // Another name may be typed by the time one is looked up.
  const { agreement, problem } = end?.name === text.trim() ? end : {}
  const error = fault ?? (problem && (`${problem}Name` as const))
  return (
    <ScanField chain={chain} onScan={setText}>
      <AddressInput
        label={t('recipient')}
        value={text}
        shortName={shortName}
        suggestions={book}
        anchors={anchors}
        resolveName={resolveName}
        hint={agreement && t(`${agreement}Name`)}
        onValueChange={(typed, { address, ...rest }) => {
          const isLookedUp = address !== null && 'name' in rest
          setFound(isLookedUp ? { text: typed, address } : undefined)
          if (typed !== text) setText(typed)
        }}
        error={
          error
            ? t(error)
            : submitted && text === ''
              ? t('noRecipient')
              : undefined
        }
      />
    </ScanField>
  )
}
