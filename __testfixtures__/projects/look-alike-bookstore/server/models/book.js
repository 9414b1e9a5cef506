import mongoose from 'mongoose';

export const Book = mongoose.model('Book', new mongoose.Schema({ title: String, author: String, genre: String }));
