/** One of several, chosen by arrow keys and typing too. */
export type { Choice } from './src/field/select/choice.ts';
export { Select, type SelectProps } from './src/field/select/select.tsx';
export { Tabs, type TabItem, type TabsProps } from './src/navigation/tabs.tsx';
