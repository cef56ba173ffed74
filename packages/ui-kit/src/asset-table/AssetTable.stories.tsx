import type { Meta, StoryObj } from '@storybook/react-vite'
import { assets } from '../../test/assets.ts'
import { AssetTable } from './AssetTable.tsx'

const meta = {
  title: 'Data/AssetTable',
  component: AssetTable,
  args: { items: assets },
} satisfies Meta<typeof AssetTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Euro: Story = { args: { currency: 'EUR', locale: 'de' } }
