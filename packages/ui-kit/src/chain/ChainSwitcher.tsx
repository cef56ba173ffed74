'use client'

import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { check, chevronDown, warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { ChainMark } from './ChainMark.tsx'
import {
  type ChainSwitcherLabels,
  defaultChainSwitcherLabels,
} from './chainSwitcherLabels.ts'
import type { SwitchableChain } from './listChains.ts'
import {
  type ChainSwitcherOptions,
  useChainSwitcher,
} from './useChainSwitcher.ts'

interface ChainOptionProps {
  chain: SwitchableChain
  /** Whether the keyboard is on it. */
  active: boolean
  optionProps: ReturnType<ReturnType<typeof useChainSwitcher>['optionProps']>
}

/** One chain in the list of a `ChainSwitcher`. */
function ChainOption({ chain, active, optionProps }: ChainOptionProps) {
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

/** Props of `ChainSwitcher`. */
export interface ChainSwitcherProps
  extends ChainSwitcherOptions,
    Omit<ComponentProps<'button'>, 'children' | 'value' | 'onSelect'> {
  /** Whether a switch is in progress. @default false */
  busy?: boolean | undefined
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  labels?: Partial<ChainSwitcherLabels> | undefined
}

/**
 * The current chain, and the others to choose from: test networks apart, a
 * search when they are many, and a reason at those that cannot be chosen.
 */
export function ChainSwitcher({
  chains,
  value,
  onSelect,
  searchFrom,
  align,
  busy = false,
  variant = 'secondary',
  size = 'medium',
  labels,
  className,
  ref,
  ...rest
}: ChainSwitcherProps) {
  const texts = useLabels('chainSwitcher', defaultChainSwitcherLabels, labels)
  const switcher = useChainSwitcher({
    chains,
    value,
    onSelect,
    searchFrom,
    align,
  })
  const { current, sections, buttonProps, query } = switcher
  const chainId = value ?? ''
  const unsupported = current === undefined && chainId !== ''
  return (
    <>
      <button
        type="button"
        {...rest}
        {...buttonProps}
        ref={mergeRefs(buttonProps.ref, ref)}
        className={classNames('sr-button', className)}
        data-variant={variant}
        data-size={size}
        aria-busy={busy || undefined}
      >
        <span className="sr-button-label">
          {busy ? (
            <span className="sr-spinner" aria-hidden="true" />
          ) : unsupported ? (
            <Glyph path={warning} className="sr-chain-alarm" />
          ) : (
            <ChainMark logoUri={current?.logoUri} color={current?.color} />
          )}
          <VisuallyHidden>{texts.network}: </VisuallyHidden>
          {current === undefined ? (
            unsupported ? (
              texts.unsupported
            ) : (
              texts.choose
            )
          ) : (
            <ForeignText value={current.name} max={32} />
          )}
          <Glyph path={chevronDown} />
        </span>
      </button>
      <div {...switcher.popupProps} popover="auto" className="sr-menu">
        {(unsupported || switcher.searchable) && (
          <div className="sr-menu-header sr-chain-header">
            {unsupported && (
              <p>{texts.unsupportedAdvice(cleanText(chainId, 32).text)}</p>
            )}
            {switcher.searchable && (
              <div className="sr-input">
                <input
                  {...switcher.searchProps}
                  type="text"
                  className="sr-input-control"
                  aria-label={texts.search}
                  placeholder={texts.search}
                  autoComplete="off"
                  spellCheck={false}
                />
              </div>
            )}
          </div>
        )}
        <div
          {...switcher.listProps}
          role="listbox"
          aria-label={texts.network}
          // Chromium lets Tab stop at an element that scrolls.
          tabIndex={-1}
          className="sr-menu-list sr-chain-list"
        >
          {sections.map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset
            <div key={section.id} role="group" aria-label={texts[section.id]}>
              {(sections.length > 1 || section.id === 'test') && (
                <div className="sr-chain-section" aria-hidden="true">
                  {texts[section.id]}
                </div>
              )}
              {section.chains.map((chain) => (
                <ChainOption
                  key={chain.chainId}
                  chain={chain}
                  active={chain.chainId === switcher.activeId}
                  optionProps={switcher.optionProps(chain)}
                />
              ))}
            </div>
          ))}
        </div>
        {sections.length === 0 && (
          <p role="status" className="sr-chain-none">
            {chains.length === 0
              ? texts.none
              : texts.noMatch(cleanText(query, 32).text)}
          </p>
        )}
      </div>
    </>
  )
}
