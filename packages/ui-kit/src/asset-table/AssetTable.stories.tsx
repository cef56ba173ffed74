import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { assets } from '../../test/assets.ts'
import { AssetTable } from './AssetTable.tsx'
import { classifyAsset } from './classifyAsset.ts'

const meta = {
  title: 'Data/AssetTable',
  component: AssetTable,
  args: { items: assets },
} satisfies Meta<typeof AssetTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Euro: Story = { args: { currency: 'EUR', locale: 'de' } }

export const Sortable: Story = {
  args: { sortable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = () =>
      canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const before = rows()
    // A narrow table has a menu to sort by, in place of its heads.
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'asset')
    await expect(
      canvasElement.querySelector('[aria-sort="ascending"]'),
    ).toHaveTextContent('Asset')
    await expect(rows()).not.toEqual(before)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Changes of prices, a token that no list knows, logos of one origin alone. */
export const Changes: Story = {
  args: {
    items: assets.map((item, at) => ({
      ...item,
      fiatBalance24hChange: ['1.84', '-0.02', null][at],
      tokenInfo: {
        ...item.tokenInfo,
        logoUri: 'https://elsewhere.example/logo.png',
      },
    })),
    isListed: ({ tokenInfo }) => tokenInfo.symbol === 'ETH',
    imageOrigin: 'https://gateway.example',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('+1.84%')).toBeInTheDocument()
  },
}

export const Folded: Story = { args: { classify: classifyAsset } }

export const Unfolded: Story = {
  args: { classify: classifyAsset },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show 1 more: 1 suspicious' }),
    )
    await expect(canvas.getByText('Suspicious')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

const [ether, usdc] = assets
const strange = (tokenInfo: object, balance = '6140250505000') => ({
  ...usdc,
  tokenInfo: { ...usdc.tokenInfo, ...tokenInfo },
  balance,
})

/** A token named like the coin, one without decimals, an invalid balance. */
export const Strange: Story = {
  args: {
    classify: classifyAsset,
    items: [
      ether,
      strange({ address: '0x1', symbol: 'ETH', name: 'Ether' }),
      strange({ address: '0x2', decimals: null }),
      strange({ address: '0x3' }, '-5'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('button', { name: 'Show 1 more: 1 suspicious' }),
    ).toBeVisible()
    await expect(canvas.getByText('No balance')).toBeInTheDocument()
    await expect(canvas.getByText('(smallest unit)')).toBeVisible()
  },
}

export const HugeNumbers: Story = {
  args: {
    items: [
      {
        tokenInfo: {
          type: 'ERC20',
          address: '0x1',
          decimals: 0,
          symbol: 'W'.repeat(400),
          name: 'Supercalifragilistic '.repeat(20),
        },
        balance: String(2n ** 256n - 1n),
        fiatBalance: '1e40',
        fiatConversion: '0.000000000001',
      },
    ],
  },
}

export const Loading: Story = { args: { items: undefined } }

export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: {
    items: undefined,
    error: new Error('CGW error - 503: Service unavailable'),
    onRetry: fn(),
  },
}
