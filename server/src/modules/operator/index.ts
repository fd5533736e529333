export { createOperatorService, type OperatorService } from './operator.service.ts';
