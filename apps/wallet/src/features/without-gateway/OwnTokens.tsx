import { readTokens } from '@strongroom/react-hooks/sign'
import {
  AddressInput,
  Button,
  Card,
  ForeignText,
  readAddressInput,
  Stack,
} from '@strongroom/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import {
  mostOwnTokens,
  openTokenStore,
  setToken,
} from '../../storage/tokenStore.ts'
import { useWithoutGatewayTexts } from './texts.ts'
import { useListedTokens, useOwnTokens } from './useChainFacts.ts'
import './own-tokens.css'

/** The owner's list of tokens: one is added once the chain has a token at its address. */
export function OwnTokens() {
  const t = useWithoutGatewayTexts()
  const { chainId, chain } = useOpenSafe()
  const { stores } = useServices()
  const rpc = useRpc(chainId)
  const own = useOwnTokens()
  const facts = useListedTokens(own)
  const [text, setText] = useState('')
  const { shortName } = chain
  const token = readAddressInput(text, { shortName }).address as Address | null
  const store = openTokenStore(stores)
  const adding = useMutation({
    mutationFn: async (address: Address) => {
      const found = await readTokens([address], { rpc })
      return found[address.toLowerCase()]?.words.length ?? 0
    },
    onSuccess(words, address) {
      if (words === 0) return
      setToken(store, chainId, address, true)
      setText('')
    },
    networkMode: 'always',
  })
  const isFull = own.length >= mostOwnTokens
  const isKnown = token !== null && own.includes(token.toLowerCase() as Address)
  const isMissing = adding.data === 0 && adding.variables === token
  return (
    <Card
      className="own-tokens"
      headingLevel={3}
      title={t('ownTokens')}
      description={t('ownTokensText')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (token && !isKnown && !isFull) adding.mutate(token)
        }}
      >
        <Stack>
          <AddressInput
            label={t('tokenAddress')}
            value={text}
            shortName={shortName}
            onValueChange={setText}
            error={
              isKnown
                ? t('tokenListed')
                : isMissing
                  ? t('noToken')
                  : isFull
                    ? t('tokensFull', { count: mostOwnTokens })
                    : undefined
            }
          />
          <div>
            <Button type="submit" busy={adding.isPending}>
              {t('addToken')}
            </Button>
          </div>
        </Stack>
      </form>
      {own.length > 0 && (
        <ul className="app-rows">
          {own.map((address) => {
            const symbol = facts?.[address]?.words[0]?.symbol ?? ''
            return (
              <li key={address} className="app-row">
                <div className="app-row-main">
                  <ForeignText value={symbol} max={32} />
                  <code className="app-quiet app-wrap">{address}</code>
                </div>
                <Button
                  size="small"
                  aria-label={t('removeTokenOf', { token: address })}
                  onClick={() => setToken(store, chainId, address, false)}
                >
                  {t('removeToken')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
