export { bus, createBus, type Bus, type BusEvent } from './src/bus.ts';
