import { createRpc } from '@strongroom/react-hooks/chain'
import { Button, Notice, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { isHttpUrl } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useStore } from '../../storage/useStore.ts'

/** Why an endpoint cannot be used for a chain; undefined when it can. */
async function checkRpc(
  url: string,
  chainId: string,
): Promise<string | undefined> {
  try {
    const answer = await createRpc(url, { retries: 0 }).request({
      method: 'eth_chainId',
    })
    const actual = Number(answer)
    return String(actual) === chainId
      ? undefined
      : `This endpoint serves chain ${actual}, not ${chainId}.`
  } catch {
    return 'No answer. The endpoint is down, refuses this page, or this deployment’s security policy does not list it.'
  }
}

/** The endpoint that every check of the app asks, by network. */
export function RpcSettings() {
  const { chains } = useChainRecords()
  return (
    <Stack gap={5}>
      <p className="app-advice">
        The checks before a signature ask this endpoint, so it should not be run
        by whoever runs the gateway. A change applies at once. Endpoints outside
        of this deployment’s security policy cannot be reached.
      </p>
      {chains.map((chain) => (
        <RpcForm key={chain.chainId} chain={chain} />
      ))}
    </Stack>
  )
}

function RpcForm({ chain }: { chain: ChainRecord }) {
  const { stores, rpcFor } = useServices()
  const { rpc } = useStore(stores.settings)
  const { chainId, chainName } = chain
  const chosen = rpc[chainId]
  const [text, setText] = useState(chosen ?? '')
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [problem, setProblem] = useState<string>()

  const choose = (url: string | undefined) =>
    stores.settings.set((current) => {
      const { [chainId]: _, ...others } = current.rpc
      return {
        ...current,
        rpc: url === undefined ? others : { ...others, [chainId]: url },
      }
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!isHttpUrl(text)) return setProblem('Enter an http or https address.')
    setState('busy')
    const found = await checkRpc(text, chainId)
    if (found === undefined) choose(text)
    setProblem(found)
    setState(found === undefined ? 'saved' : 'idle')
  }

  return (
    <form
      className="app-inline-form"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <TextField
        label={`RPC of ${chainName}`}
        type="url"
        value={text}
        placeholder={rpcFor(chainId)?.url}
        onValueChange={(value) => {
          setText(value)
          setState('idle')
        }}
        error={problem}
        hint={
          chosen !== undefined
            ? 'Your own is in use.'
            : rpcFor(chainId) === undefined
              ? 'None is set, so nothing can be checked or signed on this network.'
              : 'This deployment’s own is in use.'
        }
      />
      <Button type="submit" busy={state === 'busy'}>
        Check and use
      </Button>
      {chosen !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            choose(undefined)
            setText('')
          }}
        >
          Reset
        </Button>
      )}
      {state === 'saved' && (
        <Notice tone="success" role="status" title="In use from now on" />
      )}
    </form>
  )
}
