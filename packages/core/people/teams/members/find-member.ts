export { findMember } from './members.repository.ts';
