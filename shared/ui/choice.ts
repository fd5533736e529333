/** One of several, chosen by arrow keys and typing too. */
export { Select, type Choice, type SelectProps } from './src/field/select.tsx';
export { Tabs, type TabItem, type TabsProps } from './src/navigation/tabs.tsx';
