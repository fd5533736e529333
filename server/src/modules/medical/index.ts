export { importBreeds, importDiseases, importFees, UnusableFile, type KnowledgeReport } from './import/import-knowledge.ts';
