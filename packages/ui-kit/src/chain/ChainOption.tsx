import { Glyph } from '../icon/Glyph.tsx'
import { check } from '../icon/paths.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { ChainMark } from './ChainMark.tsx'
import type { SwitchableChain } from './listChains.ts'
import type { useChainSwitcher } from './useChainSwitcher.ts'

export interface ChainOptionProps {
  chain: SwitchableChain
  /** Whether the keyboard is on it. */
  active: boolean
  optionProps: ReturnType<ReturnType<typeof useChainSwitcher>['optionProps']>
}

/** One chain in the list of a `ChainSwitcher`. */
export function ChainOption({ chain, active, optionProps }: ChainOptionProps) {
  const { name, shortName, disabledReason } = chain
  return (
    <div
      {...optionProps}
      tabIndex={-1}
      className="sr-menu-item"
      data-active={active || undefined}
    >
      <ChainMark logoUri={chain.logoUri} color={chain.color} />
      <span className="sr-menu-item-label">
        <ForeignText value={name} max={32} />
        {disabledReason !== undefined && (
          <span className="sr-menu-hint">{disabledReason}</span>
        )}
      </span>
      {shortName !== undefined && (
        <code className="sr-chain-badge-prefix">
          <ForeignText value={shortName} max={16} />
        </code>
      )}
      {optionProps['aria-selected'] && (
        <Glyph path={check} className="sr-menu-check" />
      )}
    </div>
  )
}
