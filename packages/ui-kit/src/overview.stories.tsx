import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppsScreen } from '../test/AppsScreen.tsx'
import { FieldsScreen } from '../test/FieldsScreen.tsx'
import { Gallery } from '../test/Gallery.tsx'
import { ListsScreen } from '../test/ListsScreen.tsx'
import { ReviewScreen } from '../test/ReviewScreen.tsx'
import { StatesScreen } from '../test/StatesScreen.tsx'

const meta = {
  title: 'Overview',
  component: Gallery,
} satisfies Meta<typeof Gallery>

export default meta

type Story = StoryObj<typeof meta>

export const Review: Story = { render: () => <ReviewScreen /> }

export const Lists: Story = { render: () => <ListsScreen /> }

export const Fields: Story = { render: () => <FieldsScreen /> }

export const States: Story = { render: () => <StatesScreen /> }

export const Apps: Story = { render: () => <AppsScreen /> }
